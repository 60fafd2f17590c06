export const months = [
  { full: 'january ocak januar yanvar января', short: 'jan oca' },
  { full: 'february subat februar fevral февраля', short: 'feb sub' },
  { full: 'march mart marz марта', short: 'mar' },
  { full: 'april nisan aprel апреля', short: 'apr nis' },
  { full: 'may mayis mai мая', short: '' },
  { full: 'june haziran juni iyun июня', short: 'jun haz' },
  { full: 'july temmuz juli iyul июля', short: 'jul tem' },
  { full: 'august agustos avqust августа', short: 'aug agu' },
  { full: 'september eylul sentyabr сентября', short: 'sep eyl' },
  { full: 'october ekim oktober oktyabr октября', short: 'oct eki okt' },
  { full: 'november kasim noyabr ноября', short: 'nov kas' },
  { full: 'december aralik dezember dekabr декабря', short: 'dec ara dez' },
] as const;

export const weekdays = {
  full: `pazartesi sali carsamba persembe cuma cumartesi pazar
    monday tuesday wednesday thursday friday saturday sunday`,
  short: 'mon tue wed thu fri sat sun pzt sal car per cum cmt paz',
} as const;
