/// Completion scripts that ask the program for completions and quote them for the shell.
enum Completions {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish

    var script: String {
      switch self {
      case .bash: Completions.bash
      case .zsh: Completions.zsh
      case .fish: Completions.fish
      }
    }
  }

  // For bash 3.2 too, which macOS has.
  private static let bash = #"""
    _dilim() {
      local program="${COMP_WORDS[0]/#\~\//$HOME/}" words count=0 index=1 cut="" word
      words=()
      while [ "$index" -le "$COMP_CWORD" ]; do
        word="${COMP_WORDS[index]}"
        # The shell splits --name=value.
        if [ "$count" -gt 0 ] && [[ "${words[count-1]}" == --* ]] \
          && { [ "$word" = "=" ] || [[ "${words[count-1]}" == --*= ]]; }; then
          if [ "$index" -eq "$COMP_CWORD" ]; then
            cut="${words[count-1]%=}="
          fi
          words[count-1]="${words[count-1]}$word"
        else
          words[count]="$word"
          count=$((count + 1))
        fi
        index=$((index + 1))
      done

      # The word typed so far, without quotes.
      local quote="" rest="${words[count-1]#"$cut"}" current=""
      case "$rest" in
        \"*) quote=\" rest="${rest#?}" ;;
        \'*) quote=\' rest="${rest#?}" ;;
      esac
      if [ "$quote" != \' ]; then
        while [[ "$rest" == *\\?* ]]; do
          current="$current${rest%%\\*}"
          rest="${rest#*\\}"
          current="$current${rest:0:1}"
          rest="${rest:1}"
        done
      fi
      current="$cut$current$rest"
      words[count-1]="$current"

      local line name sign special="" lines IFS=$'\n'
      case "$quote" in
        "") special=" \"'\$\`&|;<>()[]{}*?!#~^:" ;;
        \") special="\"\$\`" ;;
      esac
      COMPREPLY=()
      lines="$("$program" completions offer -- "${words[@]}" 2>/dev/null)"
      while IFS= read -r line; do
        case "$line" in
          $'\tfiles') compopt -o default 2>/dev/null || COMPREPLY=($(compgen -f -- "$rest")) ;;
          $'\tfolders') compopt -o dirnames 2>/dev/null || COMPREPLY=($(compgen -d -- "$rest")) ;;
        esac
        name="${line%%$'\t'*}"
        [[ -n "$name" && "$name" == "$current"* ]] || continue
        name="${name#"$cut"}"
        if [ "$quote" = \' ]; then
          name="${name//\'/$'\'\\\'\''}"
        else
          name="${name//\\/$'\\\\'}"
          for ((index = 0; index < ${#special}; index++)); do
            sign="${special:index:1}"
            name="${name//"$sign"/\\$sign}"
          done
        fi
        [[ "$name" != *= ]] || compopt -o nospace 2>/dev/null
        COMPREPLY[${#COMPREPLY[@]}]="$name"
      done <<<"$lines"
    }
    complete -F _dilim dilim
    """#

  // Sourced, or found in `fpath` and then run at the first completion.
  private static let zsh = #"""
    #compdef dilim
    _dilim() {
      local line name cut="" program="${${(Q)words[1]}/#\~\//$HOME/}"
      local -a typed plain open
      typed=("${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}")
      if [[ "$typed[-1]" == --*=* ]]; then
        cut="${typed[-1]%%=*}="
        compset -P '*='
      fi
      for line in "${(@f)$("$program" completions offer -- "${typed[@]}" 2>/dev/null)}"; do
        case "$line" in
          $'\tfiles') _files; continue ;;
          $'\tfolders') _files -/; continue ;;
          '') continue ;;
        esac
        name="${${line%%$'\t'*}#"$cut"}"
        name="${${name//\\/\\\\}//:/\\:}"
        [[ "$line" != *$'\t'* ]] || name="$name:${line#*$'\t'}"
        if [[ "${line%%$'\t'*}" == *= ]]; then open+=("$name"); else plain+=("$name"); fi
      done
      (( $#plain )) && _describe -V dilim plain
      (( $#open )) && _describe -V dilim open -S ''
    }
    if [[ "${funcstack[1]}" == _dilim ]]; then
      _dilim "$@"
    else
      compdef _dilim dilim
    fi
    """#

  private static let fish = #"""
    function __dilim_offers
        set -l words (commandline -opc)
        set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
        set -l current (commandline -ct)
        for line in ($program completions offer -- $words[2..-1] "$current" 2>/dev/null)
            switch $line
                case \tfiles
                    __fish_complete_path (string replace -r '^--[^=]*=' '' -- "$current")
                case \tfolders
                    __fish_complete_directories (string replace -r '^--[^=]*=' '' -- "$current")
                case '*'
                    echo $line
            end
        end
    end
    complete -c dilim -f -k -a '(__dilim_offers)'
    """#
}
