/** Formats of one shape, one for each zone. Each is made once: that takes a hundred times as long as to use it. */
export function formatsOf(locale: string, shape: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    let format = made.get(timeZone);
    if (!format) made.set(timeZone, (format = new Intl.DateTimeFormat(locale, { ...shape, timeZone })));
    return format;
  };
}
