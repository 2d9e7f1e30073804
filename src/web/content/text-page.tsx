import { RichText } from './rich-text.tsx';
import { TextLayout } from './text-layout.tsx';

/** About us, terms, policies: a title and what the business wrote. */
export const TextPage = ({ title, lead, html }: { title: string; lead: string; html: string }) => (
  <TextLayout title={title} lead={lead}>
    <RichText html={html} />
  </TextLayout>
);
