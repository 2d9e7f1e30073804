/** What happened, drawn; a file, so that it costs no script. */
export const StatePicture = ({ of }: { of: 'lost' | 'nothing' | 'broken' | 'closed' }) => (
  <img src={`/pictures/${of}.svg`} alt="" width={104} height={104} className="size-26" />
);
