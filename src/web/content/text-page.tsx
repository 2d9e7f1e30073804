import { RichText } from './rich-text.tsx';

/** About us, terms, policies: a title and what the business wrote. */
export function TextPage({ title, lead, html }: { title: string; lead: string; html: string }) {
  return (
    <article className="column py-10 md:py-16">
      <h1 className="max-w-180 font-extrabold text-headline tracking-tight md:text-hero">{title}</h1>
      <p className="mt-3 mb-8 max-w-180 text-body text-ink-3 md:text-lead">{lead}</p>
      <RichText html={html} />
    </article>
  );
}
