export const icons = {
  tables: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  bets: 'M7 3h10a1 1 0 0 1 1 1v17l-3-2-3 2-3-2-3 2V4a1 1 0 0 1 1-1zM9 8h6M9 12h6',
  rules: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 7.5v.5',
  cross: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  repeat: 'M17 3l4 4-4 4M3 12V9a2 2 0 0 1 2-2h16M7 21l-4-4 4-4M21 12v3a2 2 0 0 1-2 2H3',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
}
