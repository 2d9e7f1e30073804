import { type Drawn, glyph, line, round, screenOf, shine, WHITE } from './packet-parts.ts';

/** What stands on the shelves of an electronics shop; its mark is on its screen or its front. */
export const ELECTRONICS = {
  tv: (shades, icon) => `${screenOf(shades)}
    <path d="M58 192 44 226h20l18-34zM198 192l14 34h-20l-18-34z" fill="#6b6478"/>
    <rect x="6" y="38" width="244" height="158" rx="11" fill="#3a3546"/><rect x="6" y="38" width="244" height="152" rx="11" fill="#23202c"/>
    <rect x="14" y="46" width="228" height="134" rx="5" fill="url(#screen)"/>
    <path d="M14 150q46-40 88-14t72-18 68 6v51q0 5-5 5H19q-5 0-5-5z" fill="${shades.dark}" opacity="0.55"/>
    <path d="M14 166q60-28 116-6t112-14v29q0 5-5 5H19q-5 0-5-5z" fill="${shades.dark}" opacity="0.75"/>
    ${glyph(icon, 98, 64, 60, '#ffffff')}<path d="M19 46h92L44 180H19q-5 0-5-5V51q0-5 5-5z" fill="#ffffff" opacity="0.16"/>
    <circle cx="128" cy="185" r="2.5" fill="#ff7a6b"/>`,

  speaker: (shades, icon) => `${round(shades)}
    <rect x="62" y="10" width="132" height="236" rx="26" fill="url(#round)"/><rect x="73" y="21" width="110" height="214" rx="18" fill="#2f2a3a"/>
    <circle cx="128" cy="74" r="32" fill="#494255"/><circle cx="128" cy="74" r="24" fill="#1f1b28"/><circle cx="128" cy="74" r="11" fill="${shades.main}"/><circle cx="124" cy="69" r="4" fill="#ffffff" opacity="0.6"/>
    <circle cx="128" cy="158" r="46" fill="#494255"/><circle cx="128" cy="158" r="38" fill="#1f1b28"/><circle cx="128" cy="158" r="28" fill="#38323f"/><circle cx="128" cy="158" r="13" fill="${shades.main}"/><ellipse cx="123" cy="152" rx="5" ry="4" fill="#ffffff" opacity="0.6"/>
    ${glyph(icon, 119, 210, 18, shades.light)}${shine(67, 34, 5, 180, 0.35)}`,

  projector: (shades, icon) => `${WHITE}${round(shades)}
    <rect x="36" y="186" width="34" height="22" rx="8" fill="#8f88a8"/><rect x="186" y="186" width="34" height="22" rx="8" fill="#8f88a8"/>
    <rect x="138" y="54" width="64" height="20" rx="9" fill="${shades.main}"/>
    <rect x="8" y="66" width="240" height="132" rx="34" fill="url(#white)"/><path d="M8 162h240v2q0 34-34 34H42q-34 0-34-34z" fill="#cfc6e2" opacity="0.6"/>
    <circle cx="88" cy="130" r="54" fill="#cfc6e2"/><circle cx="88" cy="128" r="50" fill="#3a3448"/><circle cx="88" cy="128" r="38" fill="url(#round)"/><circle cx="88" cy="128" r="24" fill="#20283a"/><ellipse cx="78" cy="116" rx="12" ry="9" fill="#ffffff" opacity="0.75"/>
    ${glyph(icon, 168, 88, 46, shades.mark)}${[146, 160, 174].map((y) => line(160, y, 62, '#b3a9cb', 0.8)).join('')}`,

  /** A game to hold in both hands. */
  handheld: (shades, icon) => `${round(shades)}${screenOf(shades)}
    <rect x="6" y="66" width="244" height="136" rx="52" fill="${shades.dark}"/><rect x="6" y="60" width="244" height="136" rx="52" fill="url(#round)"/>
    <rect x="70" y="74" width="116" height="108" rx="14" fill="#20283a"/><rect x="78" y="82" width="100" height="92" rx="8" fill="url(#screen)"/>
    <path d="M86 82h58l-44 92H86q-8 0-8-8V90q0-8 8-8z" fill="#ffffff" opacity="0.16"/>${glyph(icon, 100, 100, 56, '#ffffff')}
    <path d="M33 108h16v13h13v16H49v13H33v-13H20v-16h13z" fill="#2f2839"/>
    ${[
      [214, 106, '#ffd24a'],
      [234, 128, '#ff6b6b'],
      [194, 128, '#63d0c0'],
      [214, 150, '#8fb4ff'],
    ]
      .map(([x, y, colour]) => `<circle cx="${x}" cy="${y}" r="9.5" fill="${colour}"/>`)
      .join('')}${shine(30, 76, 34, 8, 0.4)}`,

  /** One unit of a network at home. */
  router: (shades, icon) => `${WHITE}${round(shades)}
    <path d="M58 92C58 42 86 20 128 20s70 22 70 72v96c0 32-26 48-70 48s-70-16-70-48z" fill="url(#white)"/>
    <ellipse cx="128" cy="58" rx="48" ry="20" fill="#ffffff"/><ellipse cx="128" cy="60" rx="36" ry="13" fill="#e3ddf0"/>
    ${glyph(icon, 98, 96, 60, shades.mark)}<path d="M58 188c0 22 26 36 70 36s70-14 70-36v10c0 26-26 38-70 38s-70-12-70-38z" fill="url(#round)"/><circle cx="128" cy="186" r="6" fill="#5fd08a"/>`,

  /** A drive or a battery for the pocket. */
  slab: (shades, icon) => `${round(shades)}
    <g transform="rotate(-10 128 128)"><rect x="60" y="22" width="142" height="220" rx="28" fill="${shades.dark}"/><rect x="54" y="16" width="142" height="220" rx="28" fill="url(#round)"/>
    <rect x="106" y="16" width="38" height="11" rx="5" fill="#2f2839"/><rect x="66" y="40" width="118" height="184" rx="19" fill="#ffffff" opacity="0.16"/>
    ${glyph(icon, 93, 82, 64, '#ffffff')}${[0, 1, 2, 3].map((at) => `<circle cx="${98 + at * 18}" cy="198" r="5" fill="#ffffff" opacity="${1 - at * 0.22}"/>`).join('')}${shine(64, 60, 6, 130, 0.45)}</g>`,

  /** A box of seven lids, one a day. */
  organiser: (shades, icon) => `${WHITE}${round(shades)}
    <rect x="6" y="94" width="244" height="104" rx="22" fill="${shades.dark}"/><rect x="6" y="84" width="244" height="104" rx="22" fill="url(#white)"/>
    ${[0, 1, 2, 3, 4, 5, 6]
      .map((day) => {
        const x = 15 + day * 32.6;
        const lid = day % 2 === 0 ? shades.main : shades.light;
        return `<rect x="${x}" y="94" width="30" height="58" rx="9" fill="#cfc6e2"/><rect x="${x}" y="92" width="30" height="56" rx="9" fill="${lid}"/><rect x="${x + 6}" y="98" width="18" height="6" rx="3" fill="#ffffff" opacity="0.6"/><ellipse cx="${x + 11}" cy="124" rx="6" ry="5" fill="#fffdf6"/><ellipse cx="${x + 19}" cy="134" rx="6" ry="5" fill="#fffdf6" opacity="0.85"/>`;
      })
      .join('')}
    ${glyph(icon, 30, 157, 22, shades.mark)}${line(62, 164, 120, '#b9b1cc')}`,
} as const satisfies Record<string, Drawn>;
