(() => {
  const notice = document.querySelector('.consent');
  const key = 'site.consent';
  const load = () => {
    window.dataLayer = [];
    function gtag() {
      // The tag manager reads an arguments object, not an array.
      window.dataLayer.push(gtag.arguments);
    }
    const signals = ['ad_storage', 'analytics_storage', 'ad_user_data', 'ad_personalization'];
    const all = (value) => Object.fromEntries(signals.map((name) => [name, value]));
    gtag('consent', 'default', all('denied'));
    gtag('consent', 'update', all('granted'));
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const script = document.createElement('script');
    script.async = true;
    script.src = 'https://www.googletagmanager.com/gtm.js?id=GTM_ID';
    document.head.append(script);
  };
  const recall = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const remember = (choice) => {
    try {
      localStorage.setItem(key, choice);
    } catch {}
  };
  const start = () => {
    const choice = recall();
    if (choice === 'granted') load();
    if (!choice) notice.hidden = false;
  };
  let opener;
  document.addEventListener('click', (event) => {
    const button = event.target.closest('[data-consent]');
    const choice = button?.dataset.consent;
    if (!choice) return;
    if (choice === 'open') {
      opener = button;
      notice.hidden = false;
      notice.querySelector('button').focus();
      return;
    }
    const before = recall();
    remember(choice);
    notice.hidden = true;
    opener?.focus();
    if (choice === 'granted' && before !== 'granted') load();
    // A loaded script cannot be unloaded, so withdrawing consent reloads the page without it.
    if (choice === 'denied' && before === 'granted') location.reload();
  });
  if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
})();
