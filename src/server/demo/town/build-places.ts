import type { ZoneKey } from './content/addresses.ts';
import { type ModuleType, modules } from './content/modules.ts';
import { type Corner, deliveryVehicles, zones } from './content/places.ts';
import type { Draft } from './draft.ts';

export type Places = { zones: Record<ZoneKey, number>; modules: Record<ModuleType, number> };

export function buildPlaces(draft: Draft): Places {
  const zoneIds = {} as Record<ZoneKey, number>;
  for (const zone of zones) {
    zoneIds[zone.key] = draft.add('zones', {
      name: zone.name,
      display_name: zone.display_name,
      coordinates: polygon(zone.corners),
      is_default: zone.is_default ?? false,
      created_at: draft.moment(-900),
    });
  }

  const moduleIds = {} as Record<ModuleType, number>;
  modules.forEach((module, position) => {
    const id = draft.add('modules', {
      module_name: module.module_name,
      module_type: module.module_type,
      slug: module.module_type,
      description: module.description,
      short_description: module.short_description,
      icon: draft.pictures.add({ kind: 'icon', object: module.object }),
      thumbnail: draft.pictures.add({ kind: 'tile', object: module.object, ground: module.ground }),
      all_zone_service: module.all_zone_service ?? false,
      position,
      created_at: draft.moment(-900),
    });
    moduleIds[module.module_type] = id;
    for (const [zone, rates] of Object.entries(module.zones)) {
      draft.put('zone_modules', {
        zone_id: zoneIds[zone as ZoneKey],
        module_id: id,
        delivery_charge_type: rates.fixed === undefined ? 'distance' : 'fixed',
        per_km_shipping_charge: rates.per_km ?? 0,
        minimum_shipping_charge: rates.minimum ?? 0,
        maximum_shipping_charge: rates.maximum ?? null,
        fixed_shipping_charge: rates.fixed ?? 0,
        maximum_cod_order_amount: rates.maximum_cod_order_amount ?? null,
      });
    }
  });

  for (const vehicle of deliveryVehicles) {
    draft.add('delivery_vehicles', {
      type: vehicle.type,
      starting_coverage_area: vehicle.from,
      maximum_coverage_area: vehicle.to,
      extra_charges: vehicle.extra_charges,
    });
  }
  return { zones: zoneIds, modules: moduleIds };
}

const polygon = (corners: readonly Corner[]) => `(${corners.map(([lng, lat]) => `(${lng},${lat})`).join(',')})`;
