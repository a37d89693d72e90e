export const icons = {
  history: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2',
  rules: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.6h.01',
  fire: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12z',
  auto: 'M5 5l7 7-7 7zM13 5l7 7-7 7z',
  next: 'M3 12c4-6 10-6 14 0-4 6-10 6-14 0zM17 12l4-4v8zM7.5 11h.01',
}
