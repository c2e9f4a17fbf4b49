### Le parole di Forza quattro in italiano.

title = Forza quattro

rules-1 = A turno si lasciano cadere dischi nelle colonne. Vince chi ne ha quattro dei propri in linea: in orizzontale, in verticale o in diagonale.
    .title = Scopo

thing-column = colonna { $n }

view-columns = colonne, dal basso
view-line = quattro in linea
view-turn = di turno

ask-drop = In quale colonna?
verb-drop = Lasciar cadere un disco: { NAME($a) }
    .name = Lasciar cadere

tell-dropped = { $seat ->
    [you] Lasci cadere un disco: { NAME($column) }.
   *[other] { NAME($seat) } lascia cadere un disco: { NAME($column) }.
}
tell-wins = { $seat ->
    [you] Hai vinto!
   *[other] { NAME($seat) } vince.
}
tell-full = La griglia è piena: non vince nessuno.
