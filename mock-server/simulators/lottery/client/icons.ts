export const icons = {
  results: 'M4 6h16M4 12h16M4 18h10',
  bets: 'M7 3h10a1 1 0 0 1 1 1v17l-3-2-3 2-3-2-3 2V4a1 1 0 0 1 1-1zM9 8h6M9 12h6',
  rules: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 7.5v.5',
  down: 'M6 9l6 6 6-6',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  cross: 'M6 6l12 12M18 6L6 18',
  erase: 'M9 5h11v14H9l-6-7zM12 9.5l5 5m0-5-5 5',
}
