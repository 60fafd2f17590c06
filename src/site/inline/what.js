(() => {
  const part = document.querySelector('.what');
  const point = () => {
    const chosen = part.querySelector(':checked');
    for (const link of part.querySelectorAll('[data-own]')) {
      const service = link.dataset.own;
      link.setAttribute('href', chosen.value ? `/${chosen.value}-${service}` : `/hizmetler/${service}`);
      link.querySelector('i').textContent = chosen.value ? chosen.nextElementSibling.textContent : '';
    }
  };
  part.addEventListener('change', point);
  // A browser that comes back to the page brings the choice along.
  addEventListener('pageshow', point);
})();
