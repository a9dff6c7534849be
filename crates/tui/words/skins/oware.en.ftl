tui-oware-house = house
tui-oware-sow = sow
tui-oware-captured = { $count } captured
tui-oware-captured-one = 1 captured
tui-oware-falls = +{ $count }
tui-oware-falls-taken = +{ $count } taken
tui-oware-falls-taken-large = +{ $count }, { $taken } taken
tui-oware-taken = { $taken } taken
tui-oware-hint = hint

# What a move captures
tui-oware-from = { $count } from { $house }
tui-oware-comma = { $one }, { $two }
tui-oware-and = { $one } and { $two }
tui-oware-you-lead = You capture { $what }, and lead { $own } to { $other }.
tui-oware-you-level = You capture { $what }, and are level at { $own }.
tui-oware-you-trail = You capture { $what }; it is { $own } to { $other } then.
tui-oware-they-lead = { $who } captures { $what }, and leads { $own } to { $other }.
tui-oware-they-level = { $who } captures { $what }, and is level at { $own }.
tui-oware-they-trail = { $who } captures { $what }; it is { $own } to { $other } then.
