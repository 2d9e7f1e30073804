export type MapZoom = { min: number; max: number; default: number };

/** The map on which a shopper picks a place. With a zone's polygon on it, it starts from further away. */
export const pickerZoom = (hasPolygon: boolean): MapZoom => ({ min: 1, max: 21, default: hasPolygon ? 9 : 17 });

/** The map that follows a delivery or shows a trip. */
export const DELIVERY_ZOOM: MapZoom = { min: 0, max: 22, default: 10 };
