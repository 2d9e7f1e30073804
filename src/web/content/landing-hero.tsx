import { useLanding } from './content.queries.ts';

export function LandingHero() {
  const { hero_section, meta_title, meta_description } = useLanding();
  return (
    <section className="mx-auto max-w-(--size-column) px-(--space-gutter) pt-10 pb-8 md:pt-20">
      <title>{meta_title}</title>
      <meta name="description" content={meta_description} />
      <h1 className="max-w-200 font-extrabold text-display leading-[1.05] tracking-[-0.035em]">
        {hero_section.header_title}
      </h1>
      <p className="mt-4 max-w-150 text-ink-2 text-lead">{hero_section.header_sub_title}</p>
      <p className="mt-2 text-ink-3 text-small">{hero_section.header_tag_line}</p>
    </section>
  );
}
