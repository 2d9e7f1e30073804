import type { Landing, LandingFlat, LandingSections, Testimonial } from '#contract/content/landing-shape.ts';
import type { Ratio } from '#contract/media/media.ts';
import { localize } from '#domain/language/localize.ts';
import { overDefaults } from '#domain/over-defaults.ts';
import { inLanguage } from '#domain/text.ts';
import type { Deps } from '../deps.ts';
import { pictureUrl } from '../media/picture-url.ts';
import { landingDocument, landingDocuments, type SectionRow, servedZones } from './content.repository.ts';
import { DEFAULT_FLAT, DEFAULT_SECTIONS } from './default-landing.ts';
import { withPictureUrls } from './with-picture-urls.ts';

type Document = Record<string, unknown>;
type SectionName = keyof LandingSections;
const SECTION_NAMES = Object.keys(DEFAULT_SECTIONS) as SectionName[];

/** Made once a change: its footer stands on every page. Nobody may change it. */
export const landingFor = (deps: Deps, language: string): Promise<Landing> =>
  deps.memo(`landing ${language}`, async () => Object.freeze(await makeLanding(deps, language)));

/** Written documents over the defaults. Their shape is checked against the contract when the reply is written. */
async function makeLanding(deps: Deps, language: string): Promise<Landing> {
  const [rows, zones] = await Promise.all([
    deps.memo('landing documents', () => landingDocuments(deps.db)),
    deps.memo('served zones', () => servedZones(deps.db)),
  ]);
  const written = new Map(rows.map((row) => [row.section, row]));
  const sections = Object.fromEntries(
    SECTION_NAMES.map((name) => [name, sectionFor(deps, name, written.get(name), language)]),
  ) as LandingSections;
  sections.available_zone_section.available_zone_list = zones.map((zone) => ({
    id: zone.id,
    name: inLanguage(zone.name, language),
    display_name: inLanguage(zone.display_name, language),
    modules: zone.modules.map((name) => inLanguage(name, language)),
  }));

  sections.testimonial_section.testimonial_list = testimonialsIn(sections.testimonial_section);

  // Documents that are no section of the page are told at its top.
  const flat = rows.filter(({ section, status }) => status && !(section in DEFAULT_SECTIONS));
  const { footer_section: footer, user_app_download_section: app, seller_app_download_section: seller } = sections;
  return {
    ...(Object.assign({}, DEFAULT_FLAT, ...flat.map((row) => said(deps, row, language))) as LandingFlat),
    ...sections,
    fixed_footer_description: footer.fixed_footer_description,
    fixed_newsletter_title: footer.fixed_newsletter_title,
    fixed_newsletter_sub_title: footer.fixed_newsletter_sub_title,
    download_user_app_links: app.download_user_app_links,
    download_business_app_links: app.download_business_app_links,
    business_title: seller.seller_app_title,
    business_sub_title: seller.seller_app_sub_title,
    business_image: seller.seller_app_image,
    business_image_full_url: seller.seller_app_image_full_url,
  };
}

export async function testimonials(deps: Deps, language: string): Promise<Testimonial[]> {
  const row = await landingDocument(deps.db, 'testimonial_section');
  return row ? testimonialsIn(sectionFor(deps, 'testimonial_section', row, language)) : [];
}

const NO_PICTURES = {
  reviewer_image: null,
  reviewer_image_full_url: null,
  company_image: null,
  company_image_full_url: null,
};

/** Not everybody who speaks for us has a picture or a company. */
const testimonialsIn = ({ testimonial_list }: Document): Testimonial[] =>
  (testimonial_list as Testimonial[]).map((entry) => ({
    ...NO_PICTURES,
    ...entry,
  }));

function sectionFor(deps: Deps, name: SectionName, row: SectionRow | undefined, language: string): Document {
  const defaults: Document = DEFAULT_SECTIONS[name];
  if (!row) return { ...defaults };
  const statusField = Object.keys(defaults).find((field) => field.endsWith('_status'));
  return {
    ...overDefaults(defaults, said(deps, row, language)),
    ...(statusField && { [statusField]: row.status ? 1 : 0 }),
  };
}

/** Which part of a picture a section shows. */
const RATIOS: Partial<Record<string, Ratio>> = {
  trust_section: '1x1',
  popular_client_section: '1x1',
  testimonial_section: '1x1',
  promotional_banner_section: '5x2',
  banner_section: '5x2',
  footer_section: '5x2',
};

function said({ env }: Deps, { section, content }: SectionRow, language: string): Document {
  const urlOf = (id: string) => pictureUrl(env, id, RATIOS[section] ?? '4x3');
  return withPictureUrls(localize(content, language), urlOf) as Document;
}
