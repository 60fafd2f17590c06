/** The months in Turkish, English, German and Azerbaijani: names and abbreviations. */
export const months = [
  { full: 'january ocak januar yanvar', short: 'jan oca' },
  { full: 'february subat februar fevral', short: 'feb sub' },
  { full: 'march mart marz', short: 'mar' },
  { full: 'april nisan aprel', short: 'apr nis' },
  { full: 'may mayis mai', short: '' },
  { full: 'june haziran juni iyun', short: 'jun haz' },
  { full: 'july temmuz juli iyul', short: 'jul tem' },
  { full: 'august agustos avqust', short: 'aug agu' },
  { full: 'september eylul sentyabr', short: 'sep eyl' },
  { full: 'october ekim oktober oktyabr', short: 'oct eki okt' },
  { full: 'november kasim noyabr', short: 'nov kas' },
  { full: 'december aralik dezember dekabr', short: 'dec ara dez' },
] as const;

export const weekdays = {
  full: `pazartesi sali carsamba persembe cuma cumartesi pazar
    monday tuesday wednesday thursday friday saturday sunday`,
  short: 'mon tue wed thu fri sat sun pzt sal car per cum cmt paz',
} as const;
