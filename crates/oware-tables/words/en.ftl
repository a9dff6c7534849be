# Endgame tables
oware-table-many = Tables with { $seeds } seeds are not made: { $most } is the most.
oware-table-missing = There is no table “{ $file }”: build it first.
oware-table-other = “{ $file }” is not a table of Oware endings.
oware-table-version = “{ $file }” was written by another version of the program (its form has the number { $version }): build it anew.
oware-table-short = “{ $file }” has not the length it should have: build it anew.
oware-table-altered = “{ $file }” is not as it was written: build it anew.
oware-table-wrong = “{ $file }” is wrong about the board { $board }: build it anew.
oware-table-room = The tables need { $size } MB on the disk, and there is not so much room.
oware-table-memory = Building the tables needs { $size } MB of memory, and there is not so much.
oware-table-memory-free = Building the tables needs { $size } MB of memory, and only { $free } MB are free.
oware-table-busy = Another program is building tables in “{ $file }”: wait for it, or choose another folder.
oware-table-system = “{ $file }”: { $why }
oware-table-stopped = Stopped. The tables that are complete are kept, and the next build goes on from there.
oware-table-pack-not-lent = The table of endings is not inside this program, and nobody has lent it.
oware-table-pack-other = The table of endings inside the program is not one that this version reads: it is worked out anew, which takes some seconds.
oware-table-pack-altered = The table of endings inside the program is not as it was written: it is worked out anew, which takes some seconds.
oware-table-gain = What they bring the strongest player, measured in 400 games each with 20 000 nodes a move against the tables that come with the program: 16 seeds +70 Elo (±29), 20 seeds +96 (±30), 24 seeds +129 (±33).
