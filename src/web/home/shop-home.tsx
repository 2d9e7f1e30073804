import { Fragment, type ReactNode } from 'react';
import { useScope } from '#web/catalog/scope.ts';
import { HomeFrame } from './home-frame.tsx';
import { FIRST_SECTIONS, isFarRow, rowsOf } from './home-layout.ts';
import { HomeRowPlace } from './home-row.tsx';

/** The home of a module that sells items. */
export function ShopHome({ welcome }: { welcome?: ReactNode }) {
  const { module } = useScope();
  return (
    <HomeFrame>
      {FIRST_SECTIONS.map(({ key, View }) => (
        <Fragment key={key}>{key === 'banners' && welcome ? welcome : <View />}</Fragment>
      ))}
      {rowsOf(module).map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a module are a constant list
        <HomeRowPlace key={`${module?.module_type}-${at}`} row={row} isFar={isFarRow(at)} />
      ))}
    </HomeFrame>
  );
}
