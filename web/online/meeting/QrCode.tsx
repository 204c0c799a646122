/** A link as a QR code: drawn in the page, dark on white in every theme, since scanners need that. */
import { encode } from "uqr";

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

export const QrCode = ({ text, label }: QrCodeProps) => {
  const { data, size } = encode(text, { ecc: "M", border: 3 });
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg class="online-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dark.join("")} />
    </svg>
  );
};
