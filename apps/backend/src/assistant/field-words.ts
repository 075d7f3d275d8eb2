import { composed, phrases } from './composed-words.ts';
import type { Phrases } from './meanings.ts';

/** How people ask whether something is to be done; without it, the doing is named alone. */
const asking = {
  en: '|should we|should i|should be|shall we|can we|could we|can be|could be|do we need to|need to be',
  es: '|debemos|deberiamos|debo|hay que|podemos|conviene|se puede',
  fr: '|faut il|devons nous|devrions nous|peut on|pouvons nous|dois je|il faut',
} as const;

/** How people of a field talk beside the words that reports are written in. */
export const fieldWords: readonly Phrases[] = [
  [
    { kind: 'subject', subject: 'opportunities' },
    'what would i do to, what would you do to, what would you do with, what should i do to, what should i do with, what should i do about, what should i do, what should we do, what should we do to, what should we do with, what should we do about, what to do with, what to do to, what to do about, what can i do with, what can i do about, what can we do about, what can we do with, what can be done about, what do i do with, how can we improve, how do we improve, how to improve, get more out of, que haria con, que harias con, que debo hacer con, que debemos hacer con, que deberia hacer con, que hago con, que hacer con, que se puede hacer con, que podemos hacer con, como mejorar, que ferais tu de, que dois je faire de, que dois je faire avec, que faut il faire de, que faut il faire avec, que faire de, que faire du, que faire avec, que peut on faire de, que peut on faire avec, que puis je faire avec, comment ameliorer, sacar mas de',
  ],
  [
    { kind: 'action', action: 'compare' },
    'par rapport au, par rapport aux, compare au, compare a, comparee a, comparee au, en comparaison de, en comparaison du, en comparaison avec, en comparacion con, frente al',
  ],
  [{ kind: 'action', action: 'what' }, 'qu est ce qui est'],
  phrases(
    { kind: 'advice', advice: 'frequencyUp' },
    composed(
      asking.en,
      'speed up|speeded up|sped up|run faster|turn up|turned up|increase the frequency|raise the frequency|raise frequency|increase frequency|increase the speed',
    ),
    composed(
      asking.es,
      'acelerar|acelerarse|acelera|subir la frecuencia|aumentar la frecuencia|subir de frecuencia|subirle la frecuencia',
    ),
    composed(
      asking.fr,
      'accelerer|augmenter la frequence|monter la frequence|monter en frequence|faire tourner plus vite',
    ),
  ),
  phrases(
    { kind: 'advice', advice: 'frequencyDown' },
    composed(
      asking.en,
      'slow down|slowed down|run slower|turn down|turned down|lower the frequency|reduce the frequency|reduce frequency|decrease the frequency',
    ),
    composed(
      asking.es,
      'desacelerar|frenar|bajar la frecuencia|reducir la frecuencia|disminuir la frecuencia|bajarle la frecuencia',
    ),
    composed(asking.fr, 'ralentir|baisser la frequence|reduire la frequence|diminuer la frequence'),
  ),
  phrases(
    { kind: 'advice', advice: 'choke' },
    composed(
      asking.en,
      'open the choke|open up the choke|open the chokes|change the choke|choke back|adjust the choke|opened up|open up',
    ),
    'choke changes, choke change, choke advice, cambios de estrangulador, consejos de estrangulador, changements de duse, conseils de duse',
    composed(
      asking.es,
      'abrir el estrangulador|abrir el choke|cambiar el estrangulador|ajustar el estrangulador|abrirle el estrangulador',
    ),
    composed(asking.fr, 'ouvrir la duse|ouvrir les duses|changer la duse|regler la duse'),
  ),
  [
    { kind: 'subject', subject: 'forecast' },
    'forecast, forecasts, forecasted, predict, predicted, prediction, predictions, decline curve, decline forecast, outlook, expected to make, expected to produce, pronostico, pronosticos, prevision de produccion, prediccion, predicciones, curva de declinacion, declinacion prevista, previsions, prevision, courbe de declin, declin prevu, perspectives, pronostic',
  ],
  [
    { kind: 'subject', subject: 'log' },
    'operations log, operation log, operational log, log, logs, logbook, log book, log entries, well log, well history, events log, event log, operations history, done to, done on, done with, was done, been done, has been done, anything been done, has anything been done, have we done, did we do, did they do, done around, done there, what was done, diario de operaciones, registro de operaciones, bitacora, bitacora de operaciones, historial, historial de operaciones, se hizo, se ha hecho, se le hizo, se hizo algo, se ha hecho algo, hemos hecho, hicimos algo, journal des operations, journal d operations, journal, registre des operations, carnet, a t on fait, a ete fait, ete fait, avons nous fait, on a fait, a t on fait quelque chose',
  ],
  [
    { kind: 'subject', subject: 'back' },
    'back, back on, back up, be back, back online, back on line, back on stream, back on production, come back, comes back, coming back, return to production, returns to production, return, restarted, restart, start again, started again, producing again, de vuelta, estara de vuelta, estaran de vuelta, estara de nuevo en marcha, volver, volvera, volveran, vuelve, vuelven, vuelve a producir, volvera a producir, volver a producir, regresa, regresara, reanuda, reanudara, arrancara, vuelve a estar en marcha, de retour, sera de retour, seront de retour, sera t il de retour, sera t elle de retour, seront ils de retour, sera t il remis en marche, revenir, reviendra, reviendront, revient, redemarre, redemarrera, redemarrer, reprendra, reprendre, reprend, remis en marche, remis en production, remise en marche, remise en production',
  ],
  [
    { kind: 'reason', reason: 'integrity' },
    'integrity, well integrity, integrity problems, integrity issues, integridad, integridad del pozo, integridad de pozos, problemas de integridad, integrite, integrite des puits, integrite du puits, problemes d integrite',
  ],
  [
    { kind: 'reason', reason: 'sand-or-scale' },
    'sand or scale, sand and scale, sand production, sanding, scale, scaling, arena o incrustaciones, incrustaciones, arenamiento, sable ou depots, depots, ensablement, entartrage',
  ],
  [
    { kind: 'reason', reason: 'gas-lock' },
    'gas lock, gas locking, bloqueo por gas, bloqueo de gas, blocage par le gaz, blocage au gaz',
  ],
  [
    { kind: 'reason', reason: 'lift-equipment-failure' },
    'pump failure, pump failures, lift failure, lift failures, lift equipment failure, lift equipment, falla de bomba, fallas de bomba, fallo de bomba, fallos de bomba, falla del equipo de levantamiento, panne de pompe, pannes de pompe, panne de pompage, defaillance de pompe',
  ],
  [
    { kind: 'reason', reason: 'power' },
    'power supply, power failure, power failures, power outage, power outages, power cuts, electricity, suministro electrico, cortes de energia, corte de energia, fallas electricas, electricidad, alimentation electrique, coupures de courant, coupure de courant, electricite',
  ],
  [
    { kind: 'reason', reason: 'compressor' },
    'compressor, compressors, compresor, compresores, compresseur, compresseurs',
  ],
  [
    { kind: 'reason', reason: 'separator' },
    'separator, separators, separador, separadores, separateur, separateurs',
  ],
  [
    { kind: 'reason', reason: 'pipeline' },
    'pipeline, pipelines, oleoducto, oleoductos, tuberia de exportacion, pipelines d export, oleoduc, oleoducs',
  ],
  [
    { kind: 'reason', reason: 'water-handling' },
    'water handling, manejo de agua, manejo del agua, traitement de l eau, traitement d eau',
  ],
  [
    { kind: 'ordinal', place: 1 },
    'the first, the first one, first one, the first well, the top one, number one, number 1, el primero, la primera, el primer pozo, primero, primera, le premier, la premiere, premier, premiere, le premier puits',
  ],
  [
    { kind: 'ordinal', place: 2 },
    'the second, the second one, second one, the second well, number two, number 2, el segundo, la segunda, el segundo pozo, segundo, segunda, le deuxieme, la deuxieme, le second, la seconde, deuxieme',
  ],
  [
    { kind: 'ordinal', place: 3 },
    'the third, the third one, third one, the third well, number three, number 3, el tercero, la tercera, el tercer pozo, tercero, tercera, le troisieme, la troisieme, troisieme',
  ],
  [{ kind: 'there' }, 'over there, alli, alla, ahi, la bas'],
  [
    { kind: 'verdict' },
    'good or bad, good, bad, okay or not, ok or not, normal, is that a lot, a lot or a little, bueno o malo, buena o mala, bien o mal, bueno, malo, es mucho, es poco, bon ou mauvais, bonne ou mauvaise, bien ou mal, bon, mauvais, c est beaucoup, c est normal',
  ],
  [
    { kind: 'subject', subject: 'causes' },
    'main cause, main causes, main reason, main reasons, biggest cause, biggest reason, biggest reasons, top reasons, top causes, cause, causa principal, causas principales, motivo principal, principal causa, cause principale, causes principales, raison principale, principale cause, principales causes',
  ],
  [
    { kind: 'state', state: 'down' },
    'standing still, not up, dead, out, tripped out, closed in, caido, caidos, fuera, en paro',
  ],
  [
    { kind: 'quantity', quantity: 'waterCut' },
    'water cuts, watercuts, w c, bs w, bs and w, basic sediment and water, cortes de agua, bsw y',
  ],
  [{ kind: 'quantity', quantity: 'gor' }, 'gors, glr, gas oil ratios, gas ratio, gasoil ratio'],
  [
    { kind: 'filler' },
    'exactly, precisely, roughly, approximately, about how much, around then, around that time, at that time, back then, right away, really, actually, basically, honestly, simply, quickly, briefly, maybe, perhaps, anyway, somehow, kind of, sort of, in general, generally, usually, normally, in particular, specifically, doing, going on, happening, the heck, on earth, guys, mate, thanks, thank you, thx, pls, plz, lately made, so, well then, now then, alright, right, again, once more, one more time, quick question, for me, for us, even, ever, each been, each one, each one been, each of them, each of them been, has each been, have each been, ones, one, anything, something, thing, things, stuff, should, would, shall, must, let us, let s, lets, d like, m, ve, re, ll, d, were we, out of curiosity, by the way, btw, fyi, just out of curiosity, as well, too, both, respectively, in all, all in all, them all, whole lot, work out at, come to, comes to, came to, amount to, amounts to',
  ],
  [
    { kind: 'filler' },
    'exactamente, precisamente, aproximadamente, mas o menos, realmente, en realidad, basicamente, sinceramente, simplemente, rapidamente, quizas, tal vez, de todos modos, por lo general, generalmente, normalmente, en particular, especificamente, por aquel entonces, en aquel momento, en ese momento, entonces, justo ahora, otra vez, de nuevo, una vez mas, gracias, oye, oiga, vale, bien, a ver, por cierto, tambien, ambos, ambas, respectivamente, cada uno, cada una, cada uno de ellos, algo, alguna cosa, cosa, cosas, deberia, deberiamos, debemos, debo, tendria, tendriamos, hay que, en total, pasa, pasando, esta pasando, va, van, anda, andan, se encuentra, se encuentran, me dices, decirme, dar me, darme, me das, me puedes dar, mostrarme',
  ],
  [
    { kind: 'filler' },
    'exactement, precisement, environ, approximativement, a peu pres, vraiment, en fait, en realite, honnetement, simplement, rapidement, peut etre, de toute facon, en general, generalement, normalement, en particulier, specifiquement, a ce moment la, a cette epoque, a l epoque, tout de suite, encore une fois, de nouveau, a nouveau, merci, dis moi, dites moi, au fait, d ailleurs, egalement, les deux, respectivement, chacun, chacune, chacun d eux, quelque chose, chose, choses, devrais, devrions, devrait, devrions nous, devrais je, faut, faut il, il faut, au total, en tout, se passe, se passe t il, passe, pouvez vous me donner, peux tu me donner, me donner, me dire, ca, cela, c est, cest, vaut, valent, voici, donc, bon alors, ok alors, alors que',
  ],
  phrases(
    { kind: 'subject', subject: 'plan' },
    'cible, cibles, la cible, dans la cible, sur la cible, goal, goals, quota de production, meta del ano',
  ),
  phrases(
    { kind: 'subject', subject: 'opportunities' },
    'recommended, recommend, recommends, advised, advise, suggested, suggest, proposed, recomendado, recomendados, recomendada, recomendadas, recomienda, recomiendan, sugerido, sugeridos, sugiere, sugieren, propuestos, recommande, recommandes, recommandee, recommandees, conseille, conseilles, suggere, suggeres, proposes',
  ),
  phrases(
    { kind: 'filler' },
    composed('|still|is|are', 'pending|waiting', 'approval|acceptance|a decision|to be accepted|to accept'),
    composed('pendiente|pendientes', 'de', 'aceptar|aprobar|aprobacion|aceptacion|decision|revisar'),
    'not accepted yet, not yet accepted, por aceptar, por aprobar, en attente d acceptation, en attente de decision, a accepter, en attente',
    'anywhere, everywhere, somewhere, gonna, asap, real quick, stp, w, porfa, en algun lado, en alguna parte, quelque part, par hasard, tell me, let me know, i need, i d like, necesito, j ai besoin de, j aimerais',
  ),
  phrases(
    { kind: 'quantity', quantity: 'motorTemperature' },
    'motor temp, motor temps, temp of the motor, pump temperature, pump temperatures',
  ),
  phrases(
    { kind: 'quantity', quantity: 'frequency' },
    'frequency changes, frequency change, frequency steps, cambios de frecuencia, cambio de frecuencia, changements de frequence, changement de frequence',
  ),
  phrases(
    { kind: 'quantity', quantity: 'carbonIntensity' },
    composed('co2|co2e|emissions|co2 emissions|emitted|carbon', 'per', 'barrel|boe|bbl'),
    composed('co2|emisiones|emisiones de co2|carbono', 'por', 'barril|bep|boe'),
    composed('co2|emissions|emissions de co2|carbone', 'par', 'baril|bep|boe'),
  ),
  phrases(
    { kind: 'subject', subject: 'causes' },
    composed('by|per|split by|broken down by', '|each', 'cause|causes|reason|reasons'),
    composed('por', '|cada', 'causa|causas|motivo|motivos|razon'),
    composed('par', 'cause|causes|motif|motifs|raison|raisons'),
  ),
  phrases(
    { kind: 'verb', verb: 'lose' },
    composed('hurt|hurts|hurting', '|us'),
    composed('nos|mas nos', 'cuesta mas produccion|duele|perjudica|afecta'),
    composed('nous', 'penalise|fait perdre|penalisent'),
  ),
  phrases({ kind: 'action', action: 'why' }, 'porque, how come, how so'),
  phrases(
    { kind: 'action', action: 'fell' },
    composed('produced|made|make|produce|making|producing', 'nothing|zero|no oil|nothing at all'),
    composed('produjo|produjeron|produce|hizo', 'cero|nada'),
    composed('no produjo|no produjeron|no hizo', 'nada'),
    composed('a produit|produit|ont produit', 'zero'),
    composed('n a|n ont', 'rien produit'),
  ),
  phrases({ kind: 'unit', unit: 'bbl', isRate: true }, 'boe d, boed, boepd, boe per day'),
  phrases({ kind: 'unit', unit: 'bbl' }, 'boe, boes, bep'),
  phrases({ kind: 'unit', unit: 'kbbl', isRate: true }, 'kbbl d, kbbl per day, kbd, kbpd, kbopd, kboed'),
  phrases(
    { kind: 'unit', unit: 'kbbl' },
    'kbbl, kbbls, kboe, thousand barrels, mil barriles, milliers de barils',
  ),
];
