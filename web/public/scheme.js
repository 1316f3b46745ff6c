// Sets, before the first paint, the colour scheme and whether a session is remembered: pages come drawn for a visitor. The server writes it into
// the page, and names it in the page's policy.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('mui-mode');
    if (localStorage.getItem('plumb-and-level.session')) document.documentElement.setAttribute('data-session', 'remembered');
  } catch {
    // Storage may be refused; then the system's scheme holds.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-scheme', dark ? 'dark' : 'light');
})();
