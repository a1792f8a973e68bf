//! What sticks out of its panel or of the window.

/// What sticks out of the panel it stands in, or of the window.
pub const STICKS_OUT: &str = r##"
    const out = [];
    const name = (part) => part.id || part.className || part.tagName;
    if (document.documentElement.scrollWidth > innerWidth + 1) out.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const shown = (part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const panels = ".card, .box, .panel, .menu:popover-open, dialog[open], fieldset, .tables > li, .seats > li, .game, .say";
    for (const panel of document.querySelectorAll(panels)) {
        if (!shown(panel)) continue;
        const home = panel.getBoundingClientRect();
        if (panel.matches(".menu, dialog") && (home.right > innerWidth + 1 || home.bottom > innerHeight + 1 || home.left < -1 || home.top < -1)) {
            out.push(`${name(panel)} leaves the window`);
        }
        for (const part of panel.querySelectorAll("p, li, a, button, code, input, select, h1, h2, h3, label, td, svg")) {
            if (!shown(part) || part.closest(".tip, .sr, .scroll-x, .menu") !== panel.closest(".menu") && part.closest(".tip, .sr, .scroll-x")) continue;
            if (part.closest(".menu") && !panel.closest(".menu")) continue;
            const box = part.getBoundingClientRect();
            if (box.width && (box.right > home.right + 1 || box.left < home.left - 1)) out.push(`${name(part)} sticks out of ${name(panel)}`);
        }
    }
    return [...new Set(out)].slice(0, 8);
"##;
