/** The pages' whole style; colours come from the merchant's theme variables. */
export const payPageStyle = `
* { box-sizing: border-box; }
html { background: var(--backdrop); color: var(--text); -webkit-text-size-adjust: 100%; }
body { margin: 0; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
h1, h2, p, dl, dd, fieldset { margin: 0; padding: 0; border: 0; }
.page { display: flex; flex-direction: column; gap: 16px; max-width: 480px; min-height: 100dvh; margin: 0 auto;
  padding: calc(12px + env(safe-area-inset-top)) 16px 0; background: radial-gradient(120% 40% at 50% 0, var(--raised), transparent), var(--page); }
header { display: flex; align-items: center; gap: 12px; min-height: 44px; }
header strong { font-size: 17px; letter-spacing: .01em; }
.mark { display: block; flex: none; }
.chip { margin-inline-start: auto; display: inline-flex; align-items: center; gap: 6px; padding: 4px 12px; border-radius: 999px;
  border: 1px dashed var(--outline); color: var(--muted); font-size: 13px; font-weight: 600; }
.chip svg { width: 16px; height: 16px; }
form { display: flex; flex-direction: column; gap: 16px; flex: 1; }
.card { padding: 20px; border-radius: 20px; background: linear-gradient(160deg, var(--raised), var(--surface) 70%);
  box-shadow: 0 16px 32px -20px #000, inset 0 1px 0 color-mix(in srgb, var(--text) 8%, transparent); }
h1 { font-size: 15px; font-weight: 500; color: var(--muted); overflow-wrap: anywhere; }
.amount { margin: 4px 0 16px; font-size: clamp(32px, 11.5vw, 44px); line-height: 1.15; font-weight: 700; letter-spacing: -.02em;
  font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.amount.long { font-size: clamp(22px, 7.2vw, 32px); }
dl { display: grid; gap: 8px; padding-top: 12px; border-top: 1px solid var(--line); font-size: 14px; }
dl div { display: flex; justify-content: space-between; gap: 16px; }
dt { flex: none; color: var(--muted); }
dd.reference { font-size: 12.5px; line-height: 21px; }
dd { text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.panel { padding: 16px; border-radius: 16px; border: 1px dashed var(--outline); }
.panel legend { display: inline-flex; align-items: center; gap: 8px; padding: 0 8px; margin-inline-start: -8px; font-weight: 600; }
.panel legend svg { width: 18px; height: 18px; color: var(--sea-text); }
.panel > p { color: var(--muted); font-size: 14px; margin-bottom: 8px; overflow-wrap: anywhere; }
.choice { display: flex; align-items: center; gap: 12px; min-height: 52px; margin-top: 4px; padding: 4px 12px; border-radius: 12px;
  border: 1px solid transparent; cursor: pointer; }
.choice:has(:checked) { background: var(--surface); border-color: var(--sea-text); }
.choice input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--sea-text); }
.choice span { display: block; font-weight: 600; line-height: 1.3; }
.choice small { display: block; color: var(--muted); font-size: 13px; font-weight: 400; line-height: 1.3; }
.actions { position: sticky; bottom: 0; display: grid; gap: 8px; margin: auto -16px 0; padding: 12px 16px calc(16px + env(safe-area-inset-bottom));
  background: linear-gradient(transparent, var(--page) 16px); }
.button { display: flex; align-items: center; justify-content: center; min-height: 52px; padding: 8px 20px; border: 0; border-radius: 16px;
  font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer; overflow-wrap: anywhere; }
.primary { color: var(--on-gold); background: linear-gradient(180deg, var(--gold), var(--gold-deep)); box-shadow: 0 10px 24px -12px var(--gold-deep); }
.quiet { min-height: 48px; color: var(--text); background: transparent; border: 1px solid var(--outline); }
.button:active { transform: translateY(1px); }
.button[disabled] { opacity: .6; cursor: default; }
:focus-visible { outline: 3px solid var(--gold-text); outline-offset: 2px; }
.state { display: flex; flex-direction: column; align-items: center; gap: 12px; margin: auto 0; padding: 24px 8px; text-align: center; }
.state .sign { display: grid; place-items: center; width: 88px; height: 88px; border-radius: 50%; background: var(--surface); color: var(--muted);
  box-shadow: 0 0 0 10px color-mix(in srgb, currentColor 12%, transparent); margin-bottom: 16px; }
.state .sign svg { width: 40px; height: 40px; }
.state.approved .sign { color: var(--sea-text); }
.state.declined .sign { color: var(--hibiscus-text); }
.state h1 { font-size: 22px; line-height: 1.3; font-weight: 700; color: var(--text); }
.state p { max-width: 34ch; color: var(--muted); overflow-wrap: anywhere; }
.state .amount { margin: 0; max-width: none; font-size: 32px; color: var(--text); }
.notice { color: var(--muted); font-size: 13px; text-align: center; }
@media (prefers-reduced-motion: no-preference) {
  .state .sign { animation: arrive .3s ease-out; }
  @keyframes arrive { from { transform: scale(.8); opacity: 0; } }
}
`;

/**
 * All that the page does beyond HTML: say that the tap was taken, count the minutes down, and show the
 * expired state by itself. The page works without it.
 */
export const payPageScript = `
(() => {
  const form = document.querySelector('form');
  if (!form) return;
  const buttons = [...form.querySelectorAll('button')];
  const primary = form.querySelector('.primary');
  form.addEventListener('submit', () => setTimeout(() => {
    for (const button of buttons) button.disabled = true;
    primary.textContent = form.dataset.wait;
  }));
  addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });
  const left = document.getElementById('time-left');
  const texts = JSON.parse(left.dataset.texts);
  const end = performance.now() + Number(left.dataset.leftMs);
  const tick = () => {
    const minutes = Math.ceil((end - performance.now()) / 60000);
    if (minutes <= 0) { location.reload(); return; }
    left.textContent = texts[Math.min(minutes, texts.length) - 1];
    setTimeout(tick, 1000);
  };
  setTimeout(tick, 1000);
})();
`;
