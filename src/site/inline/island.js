(() => {
  const files = ISLAND_FILES;
  const root = document.querySelector('[data-island]');
  const form = root.querySelector('form');
  let started;
  const start = () => (started ??= import(files[0]).then((island) => island.listening));
  // A fragment may say what was chosen on the page before.
  if (location.hash) start();
  form?.addEventListener('submit', (event) => {
    if ('live' in root.dataset) return;
    event.preventDefault();
    start().then(() => form.requestSubmit());
  });
  for (const name of ['pointerover', 'focusin', 'touchstart'])
    root.addEventListener(name, start, { once: true, passive: true });
  // Only fetched: running an island that nobody has touched would cost time on every visit.
  const fetchAhead = () => {
    for (const file of files)
      fetch(file, { priority: 'low' })
        .then((answer) => answer.blob())
        .catch(() => {});
  };
  // On a slow device that draws a moving sky there is no idle moment.
  (window.requestIdleCallback ?? setTimeout)(fetchAhead, { timeout: 5000 });
})();
