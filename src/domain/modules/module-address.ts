type Addressed = { slug: string; module_type: string };

/** A module's own address. Slugs are unique, so two modules of one type have two addresses. */
export const moduleAddress = ({ slug }: Pick<Addressed, 'slug'>): string => `/${encodeURIComponent(slug)}`;

/** The module at an address: by its slug, or else the first of that type. */
export const moduleAt = <Module extends Addressed>(modules: readonly Module[], name: string): Module | null =>
  modules.find(({ slug }) => slug === name) ?? modules.find(({ module_type }) => module_type === name) ?? null;
