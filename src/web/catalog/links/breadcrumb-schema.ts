type Step = { text: string; to: string };

/** The way to a page as search engines know it; the last step is the page itself. */
export const breadcrumbSchema = (steps: readonly Step[], site: string): Record<string, unknown> => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ text, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: `${site}${to}`,
  })),
});
