(() => {
  const files = ISLAND_FILES;
  const root = document.querySelector('[data-island]');
  const form = root.querySelector('form');
  let started;
  const start = () => (started ??= import(files[0]).then((island) => island.listening));
  form?.addEventListener('submit', (event) => {
    if ('live' in root.dataset) return;
    event.preventDefault();
    start().then(() => form.requestSubmit());
  });
  for (const name of ['pointerdown', 'keydown', 'focusin']) root.addEventListener(name, start, { once: true });
  // A browser shows only where the text begins; the bar at the bottom may cover the rest.
  root.addEventListener('focusin', ({ target }) => {
    if (target.matches('textarea')) target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
  // Only fetched: running an island that nobody has touched would cost time on every visit.
  const fetchAhead = () => {
    for (const file of files)
      fetch(file, { priority: 'low' })
        .then((answer) => answer.blob())
        .catch(() => {});
  };
  // A fragment may say what was chosen on the page before.
  const prepare = () => (location.hash ? start() : fetchAhead());
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    // On a slow device that draws a moving sky there is no idle moment; Safari does not tell of one.
    window.requestIdleCallback?.(prepare, { timeout: 5000 }) ?? setTimeout(prepare, 2000);
  }).observe({ type: 'paint', buffered: true });
})();
