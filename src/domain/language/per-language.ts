/** Made once for each language: a format or a rule costs more to make than a card to draw. */
export function perLanguage<T>(make: (language: string) => T): (language: string) => T {
  const made: Record<string, T> = {};
  return (language) => (made[language] ??= make(language));
}
