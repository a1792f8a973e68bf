## Lo que aporta una opción: partes de frases, y las frases que forman

claim-ship = { $own ->
    [yes] embarcas
    [yes-again] embarcas
    [no-again] embarca
    [same] {""}
   *[no] { $who } embarca
} { $count } { $n ->
    [one] barril
   *[other] barriles
} { $thing } por { $gain } { $m ->
    [one] punto
   *[other] puntos
}
claim-sell = { $own ->
    [yes] vendes un barril
    [yes-again] vendes un barril
    [no-again] vende un barril
    [same] un barril
   *[no] { $who } vende un barril
} { $thing } por { $gain } { $m ->
    [one] doblón
   *[other] doblones
}
claim-build = { $own ->
    [yes] construyes
    [yes-again] construyes
    [no-again] construye
    [same] {""}
   *[no] { $who } construye
} { $thing }
claim-erect = { $own ->
    [yes] construyes
    [yes-again] construyes
    [no-again] construye
    [same] {""}
   *[no] { $who } construye
} { $thing }
claim-settle = { $own ->
    [yes] tomas
    [yes-again] tomas
    [no-again] toma
    [same] {""}
   *[no] { $who } toma
} { $thing }
claim-produce = { $own ->
    [yes] produces
    [yes-again] produces
    [no-again] produce
    [same] {""}
   *[no] { $who } produce
} { $count } { $n ->
    [one] barril
   *[other] barriles
} { $thing }
claim-lose = { $own ->
    [yes] pierdes
    [yes-again] pierdes
    [no-again] pierde
    [same] {""}
   *[no] { $who } pierde
} { $count } { $n ->
    [one] barril
   *[other] barriles
} { $thing }
claim-make = { $own ->
    [yes] produces
    [yes-again] produces
    [no-again] produce
    [same] {""}
   *[no] { $who } produce
} { $count } { $n ->
    [one] mercancía
   *[other] mercancías
}
claim-lost = { $own ->
    [yes] pierdes
    [yes-again] pierdes
    [no-again] pierde
    [same] {""}
   *[no] { $who } pierde
} { $count } { $n ->
    [one] mercancía
   *[other] mercancías
}
claim-colonists = { $own ->
    [yes] recibes
    [yes-again] recibes
    [no-again] recibe
    [same] {""}
   *[no] { $who } recibe
} { $count } { $n ->
    [one] colono
   *[other] colonos
}
claim-manned = { $own ->
    [yes] ocupas
    [yes-again] ocupas
    [no-again] ocupa
    [same] {""}
   *[no] { $who } ocupa
} { $thing }
claim-quarries = { $own ->
    [yes] tienes
    [yes-again] tienes
    [no-again] tiene
    [same] {""}
   *[no] { $who } tiene
} { $count } { $n ->
    [one] cantera ocupada
   *[other] canteras ocupadas
}
claim-ready = { $own ->
    [yes] podrás producir
    [yes-again] podrás producir
    [no-again] podrá producir
    [same] {""}
   *[no] { $who } podrá producir
} { $count } { $n ->
    [one] barril
   *[other] barriles
} { $thing }
claim-doubloons = { $own ->
    [yes] recibes
    [yes-again] recibes
    [no-again] recibe
    [same] {""}
   *[no] { $who } recibe
} { $count } { $n ->
    [one] doblón
   *[other] doblones
}
claim-spend = { $own ->
    [yes] gastas
    [yes-again] gastas
    [no-again] gasta
    [same] {""}
   *[no] { $who } gasta
} { $count } { $n ->
    [one] doblón
   *[other] doblones
}
claim-points = { $own ->
    [yes] ganas
    [yes-again] ganas
    [no-again] gana
    [same] {""}
   *[no] { $who } gana
} { $count } { $n ->
    [one] punto
   *[other] puntos
}
claim-forfeit = { $own ->
    [yes] pierdes
    [yes-again] pierdes
    [no-again] pierde
    [same] {""}
   *[no] { $who } pierde
} { $count } { $n ->
    [one] punto
   *[other] puntos
}
claim-cards = { $own ->
    [yes] consigues
    [yes-again] consigues
    [no-again] consigue
    [same] {""}
   *[no] { $who } consigue
} { $count } { $n ->
    [one] carta
   *[other] cartas
}
claim-discard = { $own ->
    [yes] gastas
    [yes-again] gastas
    [no-again] gasta
    [same] {""}
   *[no] { $who } gasta
} { $count } { $n ->
    [one] carta
   *[other] cartas
}
claim-keep = { $own ->
    [yes] conservas
    [yes-again] conservas
    [no-again] conserva
    [same] {""}
   *[no] { $who } conserva
} { $thing }
claim-trade = { $own ->
    [yes] vendes
    [yes-again] vendes
    [no-again] vende
    [same] {""}
   *[no] { $who } vende
} { $count } { $n ->
    [one] mercancía
   *[other] mercancías
} por { $gain } { $m ->
    [one] carta
   *[other] cartas
}
claim-deliver = { $own ->
    [yes] entregas
    [yes-again] entregas
    [no-again] entrega
    [same] {""}
   *[no] { $who } entrega
} { $count } { $thing } por { $gain } { $m ->
    [one] punto
   *[other] puntos
}
claim-goods = { $own ->
    [yes] recibes
    [yes-again] recibes
    [no-again] recibe
    [same] {""}
   *[no] { $who } recibe
} { $count } { $thing }
claim-taken = { $own ->
    [yes] cedes
    [yes-again] cedes
    [no-again] cede
    [same] {""}
   *[no] { $who } cede
} { $count } { $thing }
claim-pesos = { $own ->
    [yes] recibes
    [yes-again] recibes
    [no-again] recibe
    [same] {""}
   *[no] { $who } recibe
} { $count } { $n ->
    [one] peso
   *[other] pesos
}
claim-fare = { $own ->
    [yes] pagas
    [yes-again] pagas
    [no-again] paga
    [same] {""}
   *[no] { $who } paga
} { $count } { $n ->
    [one] peso
   *[other] pesos
}
claim-own = { $own ->
    [yes] adquieres
    [yes-again] adquieres
    [no-again] adquiere
    [same] {""}
   *[no] { $who } adquiere
} { $thing }
claim-develop = { $own ->
    [yes] tomas
    [yes-again] tomas
    [no-again] toma
    [same] {""}
   *[no] { $who } toma
} «{ $thing }»
claim-resource = { $own ->
    [yes] recibes
    [yes-again] recibes
    [no-again] recibe
    [same] {""}
   *[no] { $who } recibe
} { $count } { $n ->
    [one] { $thing }
   *[other] × { $thing }
}
claim-give = { $own ->
    [yes] cedes
    [yes-again] cedes
    [no-again] cede
    [same] {""}
   *[no] { $who } cede
} { $count } { $n ->
    [one] { $thing }
   *[other] × { $thing }
}
claim-different = { $own ->
    [yes] juegas
    [yes-again] juegas
    [no-again] juega
    [same] {""}
   *[no] { $who } juega
} una combinación de { $count } recursos diferentes por { $gain } { $m ->
    [one] doblón
   *[other] doblones
}
claim-relics = { $own ->
    [yes] vendes
    [yes-again] vendes
    [no-again] vende
    [same] {""}
   *[no] { $who } vende
} { $count } { $n ->
    [one] reliquia
   *[other] reliquias
} por { $gain } { $m ->
    [one] doblón
   *[other] doblones
}
claim-perfect = { $own ->
    [yes] muestras
    [yes-again] muestras
    [no-again] muestra
    [same] {""}
   *[no] { $who } muestra
} la combinación perfecta
claim-income = { $own ->
    [yes] ganas
    [yes-again] ganas
    [no-again] gana
    [same] {""}
   *[no] { $who } gana
} { $count } { $n ->
    [one] doblón
   *[other] doblones
} más por ronda
claim-caravel = { $own ->
    [yes] recibes
    [yes-again] recibes
    [no-again] recibe
    [same] {""}
   *[no] { $who } recibe
} { $count } { $n ->
    [one] carta
   *[other] cartas
} más en cada suministro
claim-merchant = { $own ->
    [yes] puedes convertir
    [yes-again] puedes convertir
    [no-again] puede convertir
    [same] {""}
   *[no] { $who } puede convertir
} una carta por ronda en { $thing }
claim-room = { $own ->
    [yes] puedes almacenar
    [yes-again] puedes almacenar
    [no-again] puede almacenar
    [same] {""}
   *[no] { $who } puede almacenar
} { $count } { $n ->
    [one] carta
   *[other] cartas
} más
claim-shipyard = { $own ->
    [yes] ganas
    [yes-again] ganas
    [no-again] gana
    [same] {""}
   *[no] { $who } gana
} 1 doblón más por ronda por cada rival con más carabelas
claim-can-different = { $own ->
    [yes] puedes jugar
    [yes-again] puedes jugar
    [no-again] puede jugar
    [same] jugar
   *[no] { $who } puede jugar
} una combinación de { $count } recursos diferentes por { $gain } { $m ->
    [one] doblón
   *[other] doblones
}
claim-can-identical = { $own ->
    [yes] puedes jugar
    [yes-again] puedes jugar
    [no-again] puede jugar
    [same] jugar
   *[no] { $who } puede jugar
} una combinación de { $count } × { $thing } por { $m ->
    [one] el primer desarrollo de la fila
   *[other] uno de los { $gain } primeros desarrollos de la fila
}
claim-can-relics = { $own ->
    [yes] puedes vender
    [yes-again] puedes vender
    [no-again] puede vender
    [same] vender
   *[no] { $who } puede vender
} { $count } { $n ->
    [one] reliquia
   *[other] reliquias
} por { $gain } { $m ->
    [one] doblón
   *[other] doblones
}
claim-plunder = { $own ->
    [yes] pierdes
    [yes-again] pierdes
    [no-again] pierde
    [same] {""}
   *[no] { $who } pierde
} { $count } { $n ->
    [one] carta
   *[other] cartas
} a manos de los piratas
claim-master = { $own ->
    [yes] pasas a ser
    [yes-again] pasas a ser
    [no-again] pasa a ser
    [same] {""}
   *[no] { $who } pasa a ser
} Maestro Comerciante
claim-unused = { $own ->
    [yes] descartas
    [yes-again] descartas
    [no-again] descarta
    [same] {""}
   *[no] { $who } descarta
} { $count } { $n ->
    [one] carta sin usar
   *[other] cartas sin usar
}
claim-stash = { $own ->
    [yes] conservas
    [yes-again] conservas
    [no-again] conserva
    [same] {""}
   *[no] { $who } conserva
} { $count } { $n ->
    [one] carta
   *[other] cartas
} para la ronda siguiente
claim-about = alrededor de { $number }

lead-points = { $points ->
    [one] alrededor de un punto
   *[other] unos { $points } puntos
}
lead-doubloons = { $points ->
    [one] alrededor de un doblón
   *[other] unos { $points } doblones
}

why-and-others = { $own }, mientras que { $others }
why-sure = { $sure }.
why-likely = Si todo va como se espera, { $likely }.
why-both = { $sure }; si todo va como se espera, { $likely }.
why-instead = Con «{ $other }»{ $sure ->
    [yes] {""}
   *[no] , si todo va como se espera
}, { $instead }.
why-instead-lead = Con «{ $other }»{ $sure ->
    [yes] {""}
   *[no] , si todo va como se espera
}, { $instead }; al final supone { $lead } { $more ->
    [yes] menos
   *[no] más
} para ti.
why-lead = Al final puedes esperar { $lead } { $more ->
    [yes] más
   *[no] menos
} que con «{ $other }».
why-chance = Tu probabilidad de ganar es del { $chance } %; con «{ $other }», del { $instead } %.
why-alike = Más o menos tan buena como «{ $other }».

## Tipos de decisión

decision-puerto-rico-role = Elegir un personaje
decision-puerto-rico-settle = Colonizar
decision-puerto-rico-colonists = Colocar colonos
decision-puerto-rico-build = Construir
decision-puerto-rico-produce = Producir
decision-puerto-rico-trade = Vender
decision-puerto-rico-ship = Embarcar
decision-puerto-rico-store = Almacenar
decision-san-juan-role = Elegir un personaje
decision-san-juan-build = Construir
decision-san-juan-pay = Pagar con cartas
decision-san-juan-produce = Producir
decision-san-juan-trade = Vender
decision-san-juan-draw = Robar y conservar cartas
decision-san-juan-prospect = Buscar oro
decision-san-juan-hand = Gestionar la mano
decision-santiago-drive = Conducir el coche
decision-santiago-visit = Visitar a los ciudadanos
decision-santiago-broker = Mover el peón
decision-santiago-building = Usar los edificios
decision-santiago-deliver = Entregar mercancías
decision-santiago-ship = Preparar el barco
decision-mundus-novus-supply = Suministro
decision-mundus-novus-announce = Dirigir el comercio
decision-mundus-novus-offer = Ofrecer cartas
decision-mundus-novus-take = Tomar cartas
decision-mundus-novus-sets = Jugar combinaciones
decision-mundus-novus-store = Almacenar cartas
