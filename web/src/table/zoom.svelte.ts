/** Pinch, double tap, wheel and buttons: which part of a drawing is seen. */
export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const MOST = 6;

/** The window of that width around a fixed point, kept inside the whole. */
export function zoomed(whole: Window, now: Window, factor: number, point: { x: number; y: number }): Window {
  const width = Math.min(whole.width, Math.max(whole.width / MOST, now.width / factor));
  const scale = width / now.width;
  const height = now.height * scale;
  return inside(whole, {
    x: point.x - (point.x - now.x) * scale,
    y: point.y - (point.y - now.y) * scale,
    width,
    height,
  });
}

export function inside(whole: Window, window: Window): Window {
  const x = Math.min(Math.max(window.x, whole.x), whole.x + whole.width - window.width);
  const y = Math.min(Math.max(window.y, whole.y), whole.y + whole.height - window.height);
  return { ...window, x, y };
}

export class Zoom {
  whole = $state.raw<Window>({ x: 0, y: 0, width: 1, height: 1 });
  now = $state.raw<Window>({ x: 0, y: 0, width: 1, height: 1 });
  near = $derived(this.now.width < this.whole.width * 0.98);

  private fingers = new Map<number, { x: number; y: number }>();
  private lastTap = { time: 0, x: 0, y: 0 };
  private approached = false;
  /** True after a drag, so that its end is not taken for a click. */
  dragged = false;

  fit(whole: Window): void {
    this.whole = whole;
    this.now = whole;
  }

  by(factor: number, point = { x: this.now.x + this.now.width / 2, y: this.now.y + this.now.height / 2 }): void {
    this.now = zoomed(this.whole, this.now, factor, point);
  }

  /** The first touch on a small drawing brings its place nearer; a second one that follows at once belongs to it. */
  approach(point: { x: number; y: number }): void {
    this.by(2.6, point);
    this.approached = true;
  }

  /** Bring the nearest of these places into sight, unless one of them is. */
  seek(places: readonly { x: number; y: number }[]): void {
    const { now } = this;
    const [x, y] = [now.x + now.width / 2, now.y + now.height / 2];
    const far = (place: { x: number; y: number }): number => Math.max(Math.abs(place.x - x) / now.width, Math.abs(place.y - y) / now.height);
    const nearest = [...places].sort((one, other) => far(one) - far(other))[0];
    if (nearest) this.show(nearest.x, nearest.y);
  }

  /** Bring a place into sight. */
  show(x: number, y: number): void {
    const { now } = this;
    const margin = now.width * 0.08;
    const seen = x > now.x + margin && x < now.x + now.width - margin && y > now.y + margin && y < now.y + now.height - margin;
    if (!seen) this.now = inside(this.whole, { ...now, x: x - now.width / 2, y: y - now.height / 2 });
  }

  point(svg: SVGSVGElement, event: { clientX: number; clientY: number }): { x: number; y: number } {
    const matrix = svg.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x: point.x, y: point.y };
  }

  down(event: PointerEvent): void {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) this.dragged = false;
  }

  move(svg: SVGSVGElement, event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const dx = event.clientX - before.x;
    const dy = event.clientY - before.y;
    if (!this.dragged && Math.hypot(dx, dy) < 6 && this.fingers.size === 1) return;
    const scale = this.now.width / svg.clientWidth;
    if (this.fingers.size === 1 && this.near) {
      this.now = inside(this.whole, { ...this.now, x: this.now.x - dx * scale, y: this.now.y - dy * scale });
      this.dragged = true;
    } else if (this.fingers.size === 2) {
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const was = Math.hypot(before.x - other.x, before.y - other.y);
        const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
        const middle = { clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 };
        if (was > 0) this.by(is / was, this.point(svg, middle));
        this.dragged = true;
      }
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  up(svg: SVGSVGElement, event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.dragged || event.pointerType === "mouse") return;
    const near = Math.hypot(event.clientX - this.lastTap.x, event.clientY - this.lastTap.y) < 30;
    if (event.timeStamp - this.lastTap.time < 320 && near) {
      if (!this.near) this.by(2.6, this.point(svg, event));
      else if (!this.approached) this.now = this.whole;
      this.dragged = true;
    }
    this.approached = false;
    this.lastTap = { time: event.timeStamp, x: event.clientX, y: event.clientY };
  }

  wheel(svg: SVGSVGElement, event: WheelEvent): void {
    if (!event.ctrlKey && !this.near) return;
    event.preventDefault();
    this.by(Math.exp(-event.deltaY * 0.002), this.point(svg, event));
  }
}
