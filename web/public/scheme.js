// Sets the colour scheme before the first paint. A file of its own, because the content security policy allows no inline script.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('mui-mode');
  } catch {
    // Storage may be refused; then the system's scheme holds.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-scheme', dark ? 'dark' : 'light');
})();
