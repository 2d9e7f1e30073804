import { makeTownImage } from './town-image.ts';

const file = process.env.TOWN_IMAGE;
if (!file) throw new Error('TOWN_IMAGE says where the image goes.');
await makeTownImage(file);
