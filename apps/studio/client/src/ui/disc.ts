/** A filled circle. */
export function disc(
  layer: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
): void {
  layer.fillStyle = colour;
  layer.beginPath();
  layer.arc(x, y, radius, 0, Math.PI * 2);
  layer.fill();
}
