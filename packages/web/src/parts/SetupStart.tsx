/** The bar at the foot of a setup: what was chosen in short, and the button that starts. Always in sight. */
import type { ComponentChildren } from 'preact';

export function SetupStart(props: { label: string; refusal: string | null; children?: ComponentChildren }) {
  return (
    <div class="setup-start">
      <div class="setup-summary" aria-live="polite">
        {props.children}
        {props.refusal && (
          <p class="refusal" role="alert">
            {props.refusal}
          </p>
        )}
      </div>
      <button type="submit" class="main">
        {props.label}
      </button>
    </div>
  );
}
