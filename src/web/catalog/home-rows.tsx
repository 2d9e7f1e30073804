import { AllStores } from './all-stores.tsx';
import { HOME_SECTIONS, type HomeSection } from './home-layout.ts';
import { ItemSection } from './item-section.tsx';
import { useScope } from './scope.ts';
import { StoreSection } from './store-section.tsx';

/** The rows of stores and items below the categories, and the list of all stores. */
export default function HomeRows() {
  const { module } = useScope();
  if (!module) return null;
  return HOME_SECTIONS[module.module_type].map((section) => (
    <Row key={'list' in section ? `${section.kind} ${section.list}` : section.kind} section={section} />
  ));
}

function Row({ section }: { section: HomeSection }) {
  switch (section.kind) {
    case 'stores':
      return <StoreSection {...section} />;
    case 'items':
      return <ItemSection {...section} />;
    case 'all-stores':
      return <AllStores {...section} />;
    default:
      return null;
  }
}
