extension ProgressHTML {
  /// The style sheet: light and dark, and black on white in print.
  static let style = """
    :root { --paper: #fff; --ink: #1b1b1f; --soft: #5a5a66; --line: #767685;
      --s1: #e3ecf7; --s2: #bcd3ee; --s3: #86aede; --s4: #1f5fae; }
    @media (prefers-color-scheme: dark) {
      :root { --paper: #16171b; --ink: #ececf1; --soft: #b3b3c0; --line: #8a8a96;
        --s1: #1d2b3d; --s2: #2a4768; --s3: #3d6ba0; --s4: #8fc0f5; }
    }
    html { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
    main { max-width: 54rem; margin: 0 auto; padding: 1rem; }
    h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
    p, summary, caption { max-width: 42rem; } header p, caption { color: var(--soft); }
    figure { margin: 1rem 0; overflow-x: auto; } .wide { overflow-x: auto; }
    figure:has(.recent) { direction: rtl; }
    svg { display: block; direction: ltr; max-width: none; margin-right: auto; overflow: visible; }
    svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
    .s0 { fill: none; stroke: var(--line); } .edge { stroke: var(--line); }
    .s1 { fill: var(--s1); } .s2 { fill: var(--s2); } .s3 { fill: var(--s3); }
    .s4 { fill: var(--s4); stroke: var(--s4); } .ink { fill: var(--ink); }
    .thin { fill: none; stroke: var(--line); stroke-width: 1; }
    .hatch { fill: none; stroke: var(--ink); stroke-width: .8; }
    .line { fill: none; stroke: var(--ink); stroke-width: 2; }
    table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
    caption { text-align: left; font-weight: 600; padding: .3rem 0; }
    th, td { white-space: nowrap; text-align: left; vertical-align: top; padding: .15rem .7rem .15rem 0;
      border-bottom: 1px solid var(--line); }
    td:nth-child(3):nth-last-child(2) { white-space: normal; min-width: 9rem; }
    @media print {
      :root { --paper: #fff; --ink: #000; --soft: #333; --line: #777;
        --s1: #eee; --s2: #ccc; --s3: #999; --s4: #333; }
      html { font-size: 12px; } svg { max-width: 100%; height: auto; }
      section { break-inside: avoid; } details:not([open]) { display: none; }
      svg, svg * { print-color-adjust: exact; }
    }
    """
}
