/** Puts values into `{name}`; numbers are written as the language writes them. A name without a value stays visible. */
export function fill(text: string, values: Record<string, string | number> = {}, language = 'en'): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value;
  });
}
