import type { HomeRow } from './home-layout.ts';
import type { HomeSection } from './home-section.ts';
import { ROW_SECTIONS } from './row-sections.ts';

/** The type of a row is made from the table, so that a row always has the settings of its own section. */
export const sectionOf = (row: HomeRow): HomeSection<HomeRow> => ROW_SECTIONS[row.kind] as HomeSection<HomeRow>;

export default function RowContent({ row }: { row: HomeRow }) {
  const { View } = sectionOf(row);
  return <View {...row} />;
}
