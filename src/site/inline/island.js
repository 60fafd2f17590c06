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
  // Browsers scroll only the start of a focused text area into view; the call bar may cover the rest.
  root.addEventListener('focusin', ({ target }) => {
    if (target.matches('textarea')) target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
  // Fetches the files without running them: running an untouched island would cost time on every visit.
  const fetchAhead = () => {
    for (const file of files)
      fetch(file, { priority: 'low' })
        .then((answer) => answer.blob())
        .catch(() => {});
  };
  // With a URL fragment the island starts at once: it may carry the airline chosen on the previous page.
  const prepare = () => (location.hash ? start() : fetchAhead());
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    // A slow device that animates the sky may never be idle, and Safari has no requestIdleCallback.
    window.requestIdleCallback?.(prepare, { timeout: 5000 }) ?? setTimeout(prepare, 2000);
  }).observe({ type: 'paint', buffered: true });
})();
