export const icons = {
  history: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2',
  paytable: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.6h.01',
  spin: 'M20 12a8 8 0 0 1-14 5.3M4 12a8 8 0 0 1 14-5.3M18 3v4h-4M6 21v-4h4',
  auto: 'M5 5l7 7-7 7zM13 5l7 7-7 7z',
  quick: 'M13 3L5 14h6l-1 7 8-11h-6z',
}
