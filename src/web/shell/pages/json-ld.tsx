/**
 * What search engines read of a page. A data block, not a script: it is never run. React writes the text of a script as
 * it is, so nothing in it may look like the end of the block.
 */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return (
    <script type="application/ld+json">
      {JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}
    </script>
  );
}
